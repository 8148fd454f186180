import { z } from 'zod'
import { readDay } from '../../shared/text/day.ts'

/** A calendar date. A time is allowed and dropped. */
export const daySchema = z
  .string()
  .refine((date) => readDay(date) !== undefined, 'must be a date such as 2026-11-21')
  .transform((date) => readDay(date) ?? date)
