// cspell:ignore utf8mb4 unicode
/** Runs the filters over dumps that pages print: they change definitions, and never rows. */
import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { guidePages } from './guide-pages.ts'

const filters = [...guidePages.values()]
  .filter(({ file }) => file.includes('/myaccount/database/'))
  .flatMap(({ file, text }) =>
    [
      ...text
        .replaceAll(/\\\n\s*/g, '')
        .matchAll(/sed (?:-E )?(?:-e )?'[^']*'(?: -e '[^']*')*(?=[^\n]* > \S+\.sql)/g),
    ].map(([command]) => ({ file, command })),
  )

/** Rows as `mysqldump` writes them, in one line, and as `mariadb-dump` does, in one line each. */
const rows = [
  "INSERT INTO `notes` VALUES (1,'DEFINER=`a`@`b` * utf8mb4_0900_ai_ci'),(2,'SET @@GLOBAL.GTID_PURGED');",
  'INSERT INTO `notes` VALUES',
  "(3,'CREATE DEFINER=`a`@`b` utf8mb4_0900_ai_ci'),",
  "(4,'/*!50017 DEFINER=`a`@`b`*/ x');",
]

const definitions = [
  '/*!50003 CREATE*/ /*!50017 DEFINER=`root`@`%`*/ /*!50003 TRIGGER t AFTER INSERT ON notes FOR EACH ROW SET @a = 1 */;;',
  'CREATE DEFINER=`root`@`localhost` FUNCTION `f`() RETURNS int RETURN (SELECT COUNT(*) FROM x) ;;',
  ') ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci;',
]

test('filters over dumps change definitions only', () => {
  expect(filters.length).toBeGreaterThanOrEqual(2)
  for (const { file, command } of filters) {
    const run = (lines: readonly string[]): string =>
      execFileSync('bash', ['-c', command], { input: `${lines.join('\n')}\n`, encoding: 'utf8' })
    expect(run(rows), file).toBe(`${rows.join('\n')}\n`)
    expect(run(definitions), file).not.toBe(`${definitions.join('\n')}\n`)
    expect(run(definitions), file).toContain('(SELECT COUNT(*) FROM x)')
  }
})
