import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Removes all messages to an address from a folder, including partly written ones. The address is compared without
 * case. Returns the number of messages removed.
 */
export function deleteMessagesTo(folder: string, addressKey: string): number {
  if (!existsSync(folder)) return 0
  const files = readdirSync(folder)
    .filter((name) => /\.eml(?:\..*\.tmp)?$/.test(name))
    .map((name) => join(folder, name))
    .filter((file) => readRecipient(readFileSync(file, 'utf8')) === addressKey)
  for (const file of files) rmSync(file)
  return files.length
}

/**
 * Reads the recipient of a message. Our messages have one recipient without a display name; a long line may be folded.
 */
function readRecipient(message: string): string | undefined {
  const [head = ''] = message.split(/\r?\n\r?\n/, 1)
  const to = head.replace(/\r?\n[ \t]+/g, ' ').match(/^To: *(.*)$/im)?.[1]
  return to?.replace(/[<>]/g, '').trim().toLowerCase()
}
