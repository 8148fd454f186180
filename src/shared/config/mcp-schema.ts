import { z } from 'zod'

/** Model Context Protocol server, through which assistants search and read the site. */
export const mcpSchema = z
  .union([
    z.literal(false, 'must be `false`, or settings such as `{ path: "/mcp" }`'),
    z.strictObject({
      /** Path of the server below the base URL. */
      path: z
        .string()
        .regex(/^\/[\w./-]*[\w-]$/, 'must be a path without a trailing slash, for example "/mcp"')
        .default('/mcp'),
      /**
       * Advice for assistants beyond how to search the site, in a few sentences.
       * @example 'The account console and the AI platform have separate APIs.'
       */
      instructions: z.string().max(1000).default(''),
      /** Origins of web applications that may call the server from a browser. @example ['https://chat.example'] */
      origins: z
        .array(
          z
            .string()
            .regex(
              /^https?:\/\/[^/\s]+$/,
              'must be an origin without a path, for example "https://chat.example"',
            ),
        )
        .default([]),
    }),
  ])
  .prefault({})
