/** Drops the method from a title that consists of method and path, for a place that shows the method beside it. */
export const dropMethod = (
  title: string,
  { method, path }: Readonly<Record<'method' | 'path', string>>,
): string => (title === `${method} ${path}` ? path : title)
