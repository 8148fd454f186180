import { expect, test } from 'vitest'
import { findCourtesy, foldTyped } from './courtesy-words.ts'

const keep = (text: string): string => {
  const words = text.split(' ').map(foldTyped)
  const isCourtesy = findCourtesy(words)
  return words.filter((_, index) => !isCourtesy[index]).join(' ')
}

test.each([
  ['Hi team, kindly share the steps for resizing', 'resizing'],
  ['good morning sir, please help me to open a port', 'to open a port'],
  ['requesting you to show us how to pay, thanks in advance', 'you to how to pay'],
  ['what is the difference between a snapshot and a backup', 'what is a snapshot and a backup'],
  ['Hola, por favor resize', 'resize'],
  ['our files are gone since the restart, kindly advise', 'our files are gone since the restart'],
  ['help, we cannot reach the load balancer any more', 'we cannot reach the load balancer any more'],
  ['share a disk', 'share a disk'],
  ['create a team', 'create a team'],
  ['support ticket', 'support ticket'],
  ['steps', 'steps'],
])('[R-091] of %j, %j is about a subject', (text, expected) => {
  expect(keep(text)).toBe(expected)
})
