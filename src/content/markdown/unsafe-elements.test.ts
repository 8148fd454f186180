import { describe, expect, test } from 'vitest'
import { compileSource } from '../../../tests/unit/compile-source.ts'
import { catchProblems } from '../../../tests/unit/problems-of.ts'
import { contentPolicySchema } from '../../shared/config/content-policy.ts'

const policy = contentPolicySchema.parse({
  frames: ['https://video.example'],
  images: ['https://*.cdn.example'],
  media: ['self', 'https://video.example'],
})

const files = ['content/docs/a.mdx', 'content/docs/a.md']

describe('[F-036] content of other sites', () => {
  test.each(files)('is reported without a policy, with the key that allows it: %s', (file) => {
    const lines = [
      '<iframe src="https://video.example/1"></iframe>',
      '<video src="./tour.mp4"></video>',
      '![Plan](https://a.cdn.example/plan.png)',
    ]
    const problems = catchProblems(() => compileSource(`Text.\n\n${lines.join('\n\n')}`, { file }))
    expect(problems).toContain(
      "`<iframe>` shows `https://video.example/1`, which the site's Content-Security-Policy blocks.",
    )
    expect(problems).toContain('add `https://video.example` to `contentPolicy.frames` in `docs.config.ts`')
    expect(problems).toContain('add `self` to `contentPolicy.media` in `docs.config.ts`')
    expect(problems).toContain('add `https://a.cdn.example` to `contentPolicy.images` in `docs.config.ts`')
  })

  test.each(files)('is printed if the policy has its origin: %s', (file) => {
    const lines = [
      '<iframe src="https://video.example/1" title="Tour"></iframe>',
      '<video controls src="./tour.mp4" title="First steps"></video>',
      '<audio controls><source src="https://video.example/a.mp3"/></audio>',
      '![Plan](https://a.cdn.example/plan.png)',
      '<img src="https://a.cdn.example/2.png" alt="Two"/>',
    ]
    const { html, markdown, page } = compileSource(`Text.\n\n${lines.join('\n\n')}`, { file, policy })
    expect(html).toContain('<iframe src="https://video.example/1" title="Tour"></iframe>')
    expect(html).toContain('src="docent-image:0"')
    expect(page.images).toMatchObject([{ href: './tour.mp4' }])
    expect(html).toContain('<source src="https://video.example/a.mp3">')
    expect(html).toContain('src="https://a.cdn.example/plan.png"')
    expect(markdown).toContain('[Tour](https://video.example/1)')
    expect(markdown).toContain('[First steps](docent-image:0)')
  })

  test.each([
    ['<iframe src="https://other.example/"></iframe>', '`<iframe>` shows `https://other.example/`'],
    ['<iframe></iframe>', '`<iframe>` has no `src`.'],
    ['<iframe src="javascript:x"></iframe>', 'javascript:x'],
    ['<iframe src="https://video.example/" srcdoc="x"></iframe>', '`<iframe srcDoc=…>`'],
    ['<video src="https://other.example/a.mp4"></video>', '`<video>` shows `https://other.example/a.mp4`'],
    ['<source src="https://other.example/a.mp4">', '`https://other.example/a.mp4` is on another site'],
    ['![x](https://other.example/a.png)', '`https://other.example/a.png` is on another site'],
    [
      '<img alt="" srcset="https://a.cdn.example/1.png, https://other.example/2.png 2x">',
      'is on another site',
    ],
    ['<script src="https://video.example/a.js"></script>', '`<script>` is not allowed'],
    ['<object data="https://video.example/"></object>', '`<object>` is not allowed'],
  ])('of other origins and of other kinds stays an error: %s', (text, problem) => {
    const compile = (): unknown => compileSource(`Text.\n\n${text}`, { file: 'content/docs/a.md', policy })
    expect(catchProblems(compile)).toContain(problem)
  })
})
