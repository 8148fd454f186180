import { expect, test } from 'vitest'
import { chooseTitleSize } from './social-image-painter.ts'

test.each([
  ['VPC', 92],
  ['Connect and copy files from Windows', 78],
  ['创建和管理节点', 92],
  ['创建和管理节点，连接到数据库并备份', 78],
  ['Connect a load balancer to networks and security groups', 66],
  ['x'.repeat(90), 56],
])('the title %j has %i px', (title, size) => expect(chooseTitleSize(title)).toBe(size))
