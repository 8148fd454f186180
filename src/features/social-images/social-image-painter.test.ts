import { expect, test } from 'vitest'
import { listDefaultFonts } from './read-fonts.ts'
import { chooseTitleSize, SocialImagePainter } from './social-image-painter.ts'

test.each([
  ['VPC', 92],
  ['Connect and copy files from Windows', 78],
  ['创建和管理节点', 92],
  ['创建和管理节点，连接到数据库并备份', 78],
  ['Connect a load balancer to networks and security groups', 66],
  ['x'.repeat(90), 56],
])('the title %j has %i px', (title, size) => expect(chooseTitleSize(title)).toBe(size))

test('[F-007] images that are drawn at once look like images drawn one after another', async () => {
  const colors = { background: '#0f1629', text: '#ffffff', accent: '#f06020' }
  const style = { ...colors, name: 'Cloud', host: 'docs.cloud.example', logo: undefined, icons: undefined }
  const createPainter = (): SocialImagePainter =>
    new SocialImagePainter({ ...style, fonts: listDefaultFonts(), key: '' })
  const texts = { title: 'Nodes', place: 'Compute', icon: undefined, lang: 'en', dir: 'ltr' } as const
  const painter = createPainter()
  const images = await Promise.all([painter.draw(texts), painter.draw(texts), createPainter().draw(texts)])
  expect(new Set(images.map((image) => image.toString('hex'))).size).toBe(1)
})
