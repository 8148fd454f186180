import { describe, expect, test } from 'vitest'
import type { Redirect } from '../../shared/redirects.ts'
import { createHostFiles } from './create-host-files.ts'
import { listOldPaths, splitRedirectAddress } from './host-rules.ts'

const headers = {
  all: { 'Content-Security-Policy': `default-src 'self' "a" $host {b} \`c\``, 'Cache-Control': 'no-cache' },
  immutable: { 'Cache-Control': 'immutable' },
  immutablePaths: ['/_/assets/'],
  links: [],
  opensDocuments: true,
}

const serverPaths = ['/_/newsletter', '/a.b', '/_/sandbox', '/_/sandbox/*']

const moved = (from: string, to: string): Redirect => ({ from, to, locale: 'en', hasHtmlName: true })

function findFile(name: string, redirects: Redirect[] = [], base = '/'): string {
  const file = createHostFiles({ base, headers, redirects, serverPaths }).find(
    ({ path }) => path === `/_/hosts/${name}`,
  )
  return String(file?.content)
}

test.each([
  ['/x/', '/', ['/x/', '/x', '/x.html', '/x/index.html']],
  ['/x/', '/help/', ['/help/x/', '/help/x', '/help/x.html', '/help/x/index.html']],
  ['/x.pdf', '/', ['/x.pdf']],
])('the old path %s below %s has the spellings %j', (from, base, expected) => {
  expect(listOldPaths(moved(from, '/y/'), base)).toEqual(expected)
})

test.each([
  ['/x/', { path: '/x/', query: '', hash: '' }],
  ['/x/?a=1#b?c', { path: '/x/', query: '?a=1', hash: '#b?c' }],
  ['https://blog.example/#/a', { path: 'https://blog.example/', query: '', hash: '#/a' }],
])('%s is split where the query is inserted', (address, expected) => {
  expect(splitRedirectAddress(address)).toEqual(expected)
})

describe('[F-022] values are quoted', () => {
  const redirects = [moved('/a "b" \\ $c\n{d}/', '/y/$z/"')]

  test('for nginx, which cannot escape a dollar sign', () => {
    const text = findFile('nginx.conf', redirects)
    expect(text).toContain('location = "/a \\"b\\" \\\\ $c{d}/" { return 301 "/y/%24z/\\"$is_args$args"; }')
    expect(text).toContain(`"default-src 'self' \\"a\\" %24host {b} \`c\`"`)
  })

  test('for Caddy, in which braces are placeholders', () => {
    const text = findFile('Caddyfile', redirects)
    expect(text).toContain('`/a "b" \\ $c{d}/` plain `/y/%24z/"` ``')
    expect(text).toContain(`\`default-src 'self' "a" $host \\{b\\} %60c%60\``)
  })
})

test("the query of the request is added to the new URL's query, before its hash", () => {
  const redirects = [moved('/x.pdf', '/y/#s'), moved('/z.pdf', '/y/?a=1#s')]
  const text = findFile('nginx.conf', redirects)
  expect(text).toContain('location = "/x.pdf" { return 301 "/y/$is_args$args#s"; }')
  expect(text).toContain('location = "/z.pdf" { return 301 "/y/?a=1$docent_and#s"; }')
})

test.each([
  ['nginx.conf', '\\\\z'],
  ['nginx-forward.conf', '\\\\z'],
  ['Caddyfile', '$'],
])('%s has the paths to forward', (name, end) => {
  const lines = findFile(name).replaceAll('\\\\', '\\').split('\n')
  const pattern = '^(?:\\/_\\/newsletter|\\/a\\.b|\\/_\\/sandbox|\\/_\\/sandbox\\/.*)'
  expect(lines.filter((line) => line.includes(pattern + end.replaceAll('\\\\', '\\')))).toHaveLength(1)
})

test('the container supports the include, with minimal rights', () => {
  expect(findFile('nginx-server.conf')).toContain('include /srv/site/_/hosts/nginx.conf;')
  expect(findFile('Containerfile')).toMatch(/^COPY _\/hosts\/nginx-server\.conf [\s\S]*^USER nginx$/m)
})
