import type { Database } from '../storage/database.ts'

/** A reader's rating of a page. */
export interface Rating {
  /** Path below the base URL. */
  page: string
  build: string
  isHelpful: boolean
}

/** A stored rating. */
export interface StoredFeedback extends Rating {
  /** Day, ISO 8601. */
  day: string
  comment: string | undefined
}

/** Stores a rating, with the digest of the ticket that allows adding a comment. */
export async function insertRating(
  database: Database,
  { page, build, isHelpful, day, ticket }: Rating & { day: string; ticket: string },
): Promise<void> {
  await database.query(
    'INSERT INTO feedback (day, page, build, is_helpful, ticket) VALUES ($1::text::date, $2, $3, $4, $5)',
    [day, page, build, isHelpful, ticket],
  )
}

/** Adds a comment to the rating of a ticket, once. Returns whether the ticket was valid. */
export async function addComment(
  database: Database,
  { ticket, comment }: { ticket: string; comment: string },
): Promise<boolean> {
  const rows = await database.query(
    'UPDATE feedback SET comment = $2, ticket = NULL WHERE ticket = $1 RETURNING feedback_id',
    [ticket, comment],
  )
  return rows.length > 0
}

/** Lists all ratings since a day, oldest first. */
export async function listFeedback(database: Database, since: string | undefined): Promise<StoredFeedback[]> {
  const rows = await database.query<{
    day: string
    page: string
    build: string
    is_helpful: boolean
    comment: string | null
  }>(
    `SELECT day::text AS day, page, build, is_helpful, comment FROM feedback
     WHERE $1::text IS NULL OR day >= $1::text::date ORDER BY feedback.day, feedback_id`,
    [since ?? null],
  )
  return rows.map(({ day, page, build, is_helpful, comment }) => ({
    day,
    page,
    build,
    isHelpful: is_helpful,
    comment: comment ?? undefined,
  }))
}
