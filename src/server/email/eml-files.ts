import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Removes the messages in a folder that go to an address, in any case; also those that a kill has left half. Returns how many there were. */
export function deleteMessagesTo(folder: string, addressKey: string): number {
  if (!existsSync(folder)) return 0
  const files = readdirSync(folder)
    .filter((name) => /\.eml(?:\..*\.tmp)?$/.test(name))
    .map((name) => join(folder, name))
    .filter((file) => recipientOf(readFileSync(file, 'utf8')) === addressKey)
  for (const file of files) rmSync(file)
  return files.length
}

/** Our messages have one recipient, without a name; a long line may be folded. */
function recipientOf(message: string): string | undefined {
  const [head = ''] = message.split(/\r?\n\r?\n/, 1)
  const to = head.replace(/\r?\n[ \t]+/g, ' ').match(/^To: *(.*)$/im)?.[1]
  return to?.replace(/[<>]/g, '').trim().toLowerCase()
}
