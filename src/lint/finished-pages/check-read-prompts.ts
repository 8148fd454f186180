import type { Problem } from '../../shared/docs-error.ts'
import type { LintCodeBlock } from '../blocks.ts'
import { type FinishedRule, listCode } from '../lint-page.ts'
import { shellLanguages } from '../shell-quotes.ts'
import { listCommands } from './list-commands.ts'

/**
 * Checks `read` in blocks that people paste. Without a prompt, nothing shows that the shell waits, and with commands after
 * it, the next pasted line becomes the answer. `read -p` prints no prompt in Zsh, the shell of macOS: it fails there. A
 * block with a title is a file.
 */
export const checkReadPrompts: FinishedRule = (page) =>
  listCode(page)
    .filter(({ language, meta }) => shellLanguages.has(language) && !/\btitle="/.test(meta))
    .flatMap(checkBlock)

function checkBlock(block: LintCodeBlock): Problem[] {
  const commands = listCommands(block.code)
  return commands.flatMap(({ text, offset }, index): Problem[] => {
    if (!/^read\b/.test(text) || /<|\|/.test(text)) return []
    const at = block.locateLine(block.code.slice(0, offset).split('\n').length - 1)
    const fix = "Write: `printf 'API key: '; read -rs NAME`."
    if (/\s-\w*p\s*\S/.test(text)) return [{ problem: `\`${text}\` fails in Zsh.`, at, fix }]
    if (!/^printf\s/.test(commands[index - 1]?.text ?? ''))
      return [{ problem: `\`${text}\` waits without a prompt.`, at, fix }]
    if (index === commands.length - 1) return []
    return [
      {
        problem: `\`${text}\` reads the next line of the block when the block is pasted.`,
        at,
        fix: 'End the block after it.',
      },
    ]
  })
}
