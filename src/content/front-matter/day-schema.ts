import { z } from 'zod'
import { readDay } from '../../shared/text/day.ts'

/** A day of the calendar, with or without a time, which is left out. */
export const daySchema = z
  .string()
  .refine((date) => readDay(date) !== undefined, 'must be a date such as 2026-11-21')
  .transform((date) => readDay(date) ?? date)
