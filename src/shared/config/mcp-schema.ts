import { z } from 'zod'

/** Model Context Protocol server, through which assistants search and read the site. */
export const mcpSchema = z
  .union([
    z.literal(false, 'must be `false`, or settings such as `{ path: "/mcp" }`'),
    z.strictObject({
      /** Path of the server below the base URL. */
      path: z
        .string()
        .regex(/^\/[\w./-]*[\w-]$/, 'must be a path without a slash at its end, for example "/mcp"')
        .default('/mcp'),
      /** What assistants should know of the site besides how to search it, in a few sentences. */
      instructions: z.string().max(1000).default(''),
      /** Origins of web applications that may call the server from a browser. */
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
