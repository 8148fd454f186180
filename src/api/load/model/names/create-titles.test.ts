import { expect, test } from 'vitest'
import { loadText } from '../../../../../tests/unit/load-texts.ts'

test('[R-031] titles that a group has several times name the path, or also the method', () => {
  const get = (tag: string, title: string): string =>
    `{ tags: [${tag}], summary: ${title}, responses: { '200': { description: Done } } }`
  const { document } = loadText(`openapi: 3.1.0
info: { title: A, version: '1' }
paths:
  /people: { get: ${get('People', 'Get entities')} }
  /people/friends: { get: ${get('People', 'Get entities')}, delete: ${get('People', 'Clear')} }
  /people/trips: { get: ${get('People', 'Send')}, post: ${get('People', 'Send')} }
  /planes: { get: ${get('Planes', '"Get entities of `Plane`"')} }
  /trains: { get: ${get('Trains', 'Get entities')} }
  /planes/pilot: { get: ${get('Planes, Pilots', 'Get pilot')} }
  /trains/pilot: { get: ${get('Trains, Pilots', 'Get pilot')} }
`)
  expect(document.operations.map(({ summary }) => summary)).toEqual([
    'Get entities (/people)',
    'Get entities (/people/friends)',
    'Clear',
    'Send (GET /people/trips)',
    'Send (POST /people/trips)',
    'Get entities of Plane',
    'Get pilot (/planes/pilot)',
    'Get entities',
    'Get pilot (/trains/pilot)',
  ])
})
