import { z } from 'zod'
import { parseDay } from '../../text/day.ts'

/** A calendar date. A time is allowed and dropped. */
export const daySchema = z
  .string()
  .refine((date) => parseDay(date) !== undefined, 'must be a date such as 2026-11-21')
  .transform((date) => parseDay(date) ?? date)
