import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Start commands of images in guides, with the file that shows each. */
const commands = globSync('content/docs/**/*.mdx').flatMap((file) =>
  (readFileSync(file, 'utf8').match(/^\s*ENTRYPOINT \["vllm", "serve".*$/gm) ?? []).map((command) => ({
    file,
    command,
  })),
)

test('images with vLLM store the model on the disk of the endpoint, and listen where requests arrive', () => {
  expect(commands.length).toBeGreaterThan(5)
  const problems = commands.filter(
    // A container's own disk is too small for most models.
    ({ command }) => !(command.includes('"/mnt/models"') && command.includes('"--port", "8080"')),
  )
  expect(problems).toEqual([])
})
