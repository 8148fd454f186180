import type { ReactNode } from 'react'

/** Outlines of 24 by 24 units, by the `icon` in front matter. */
const shapes: Readonly<Record<string, string>> = {
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8a7.5 7.5 0 0 1 15 0',
  billing: 'M6 3h12v18l-3-2-3 2-3-2-3 2V3Zm3.5 5h5m-5 4h5',
  nodes: 'M4 5h16v5H4V5Zm0 9h16v5H4v-5Zm3-6.5h.01M7 16.5h.01M11 7.5h6m-6 9h6',
  gpu: 'M7 7h10v10H7V7Zm3 3h4v4h-4v-4ZM9 3v4m3-4v4m3-4v4M9 17v4m3-4v4m3-4v4M3 9h4m-4 3h4m-4 3h4m10-6h4m-4 3h4m-4 3h4',
  storage:
    'M12 9c4.4 0 8-1.3 8-3s-3.6-3-8-3-8 1.3-8 3 3.6 3 8 3Zm8-3v6c0 1.7-3.6 3-8 3s-8-1.3-8-3V6m16 6v6c0 1.7-3.6 3-8 3s-8-1.3-8-3v-6',
  network:
    'M12 9V5m0 0a2 2 0 1 0 0-.01M12 9l-6.5 7M12 9l6.5 7M12 9v7m0 5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM5 20a2.2 2.2 0 1 0 0-4.4A2.2 2.2 0 0 0 5 20Zm14 0a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
  loadbalancer: 'M12 3v6m0 0H5v5m7-5h7v5m-7-5v5M3 15h4v5H3v-5Zm7 0h4v5h-4v-5Zm7 0h4v5h-4v-5Z',
  kubernetes:
    'm12 2.8 8 3.9 1.8 8.4-5.4 6.1H7.6l-5.4-6.1L4 6.7l8-3.9Zm0 12.2a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2Zm0-5.2V6m2.2 8.3 2.6 3M9.8 14.3l-2.6 3M9.5 11.5 5.8 10m8.7 1.5 3.7-1.5',
  database:
    'M12 10c4.1 0 7.5-1.6 7.5-3.5S16.1 3 12 3 4.5 4.6 4.5 6.5 7.9 10 12 10Zm7.5-3.5v11c0 1.9-3.4 3.5-7.5 3.5s-7.5-1.6-7.5-3.5v-11M8 13.5h.01M8 18h.01',
  security: 'M12 3 5 5.8v5.4c0 4.4 2.8 7.8 7 9.8 4.2-2 7-5.4 7-9.8V5.8L12 3Zm-3 9 2.2 2.2L15.4 10',
  automation: 'm7.5 8-4 4 4 4m9-8 4 4-4 4M13.5 5l-3 14',
  start:
    'M12 3c3.6 1.6 5.6 4.6 5.6 8.6L15 15H9l-2.6-3.4C6.4 7.6 8.4 4.6 12 3Zm0 9a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6ZM9 15l-2.5 4M15 15l2.5 4M12 17v4',
  access:
    'M14.5 13a4.5 4.5 0 1 0-4.2-2.9L4 16.4V20h3.6l.8-1.8 1.9-.6.4-2 2.1-1.3c.5.4 1.1.7 1.7.7Zm1.5-5.5h.01',
  training: 'M3 19h18M6 19v-5m4 5V9m4 10v-7m4 7V5M4 9l5-4 4 3 6-5',
  inference: 'M4 12h4l2-6 4 12 2-6h4',
  genai:
    'M12 3.5 13.8 9l5.7 1.8-5.7 1.8L12 18.2l-1.8-5.6-5.7-1.8L10.2 9 12 3.5ZM19 16l.8 2.2L22 19l-2.2.8L19 22l-.8-2.2L16 19l2.2-.8L19 16Z',
  rag: 'M6 3h9l4 4v7M6 3v18h6M15 3v4h4M9 9h3m-3 4h5m2.5 7a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm2.2-.8L21 21.5',
  data: 'M4 6h10m-10 6h7m-7 6h10m2.5-9.5L20 12l-3.5 3.5M20 12h-6',
  pipelines: 'M4 4h6v5H4V4Zm10 11h6v5h-6v-5ZM7 9v4.5A4 4 0 0 0 11 17.5h3m-4-11h4.5a3 3 0 0 1 3 3V15',
  default: 'M6 3h8.5L19 7.5V21H6V3Zm8.5 0v4.5H19M9 12h7m-7 4h7',
}

/** Icon of a topic, in the color of the surrounding text. It's decorative, because the title is next to it. */
export function TopicIcon({ name }: { name: string }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={shapes[name] ?? shapes.default} />
    </svg>
  )
}
