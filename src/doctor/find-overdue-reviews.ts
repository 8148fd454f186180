import { countFindings, type ReportLine } from './doctor-report.ts'

/** A page of writers, and the day of its last review. */
export interface ReviewedPage {
  /** Relative to the site folder. */
  file: string
  /** YYYY-MM-DD. Undefined for a page that was never reviewed. */
  reviewed: string | undefined
}

interface ReviewPolicy {
  /** YYYY-MM-DD. */
  today: string
  maxAgeDays: number
}

const millisecondsPerDay = 86_400_000

/** Finds the pages whose last review is too long ago, oldest first. */
export function findOverdueReviews(pages: readonly ReviewedPage[], policy: ReviewPolicy): ReportLine {
  const computeAge = (day: string): number =>
    Math.round((Date.parse(policy.today) - Date.parse(day)) / millisecondsPerDay)
  const overdue = pages
    .map(({ file, reviewed }) => ({
      file,
      reviewed,
      age: reviewed === undefined ? Infinity : computeAge(reviewed),
    }))
    .filter(({ age }) => age > policy.maxAgeDays)
    .sort((a, b) => b.age - a.age || (a.file < b.file ? -1 : 1))
  return countFindings(
    'overdueReviews',
    `Pages without a review in the last ${policy.maxAgeDays} days`,
    overdue.map(({ file, reviewed }) => ({
      subject: file,
      detail: reviewed === undefined ? 'never reviewed' : `reviewed on ${reviewed}`,
    })),
  )
}
