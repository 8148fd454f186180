import type { DevFigures } from '../dev/measure-dev.ts'
import { median } from '../statistics.ts'
import { formatGoal, formatTable } from './cells.ts'

/** Goals: this much faster than the fastest peer, or at most this long. */
const goals = { start: { factor: 5, seconds: 1 }, edit: { factor: 3, milliseconds: 100 } }

/** The development servers side by side. */
export function formatDevTable(figures: readonly DevFigures[]): string {
  const line = (label: string, read: (server: DevFigures) => number, digits: number): string[] => [
    label,
    ...figures.map((server) => read(server).toFixed(digits)),
  ]
  const readEdit = ({ edits }: DevFigures): number => median(edits)
  const table = formatTable(
    ['', ...figures.map(({ engine }) => engine)],
    [
      line('first page without caches, s', ({ coldStart }) => coldStart, 2),
      line('first page with caches, s', ({ warmStart }) => warmStart, 2),
      line('edit to screen, median, ms', readEdit, 0),
      line('edit to screen, slowest, ms', ({ edits }) => Math.max(...edits), 0),
    ],
  )
  const [ours, ...peers] = figures
  if (ours === undefined || peers.length === 0) return table
  const { start, edit } = goals
  const isMet = (read: (server: DevFigures) => number, factor: number, most: number): boolean =>
    read(ours) <= Math.max(most, Math.min(...peers.map(read)) / factor)
  const fastest = (factor: number): string => `${factor} times as fast as the fastest peer`
  return [
    table,
    [
      formatGoal(
        `first page without caches in ${start.seconds} s, or ${fastest(start.factor)}`,
        isMet(({ coldStart }) => coldStart, start.factor, start.seconds),
      ),
      formatGoal(
        `first page with caches in ${start.seconds} s, or ${fastest(start.factor)}`,
        isMet(({ warmStart }) => warmStart, start.factor, start.seconds),
      ),
      formatGoal(
        `edit to screen in ${edit.milliseconds} ms, or ${fastest(edit.factor)}`,
        isMet(readEdit, edit.factor, edit.milliseconds),
      ),
    ].join('\n'),
  ].join('\n\n')
}
