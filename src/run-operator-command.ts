import { resolve } from 'node:path'
import type { StoragePlace } from './commands/with-storage.ts'
import type { OperatorCommand } from './terminal/operator-commands.ts'

/** Does what an operator asks for with what readers have sent. Returns what to print. */
export async function runOperatorCommand(command: OperatorCommand, place: StoragePlace): Promise<string> {
  switch (command.name) {
    case 'export subscribers': {
      const { exportSubscribers } = await import('./commands/export-subscribers.ts')
      const { root, out, format, to } = command
      const site = resolve(out ?? resolve(root, 'dist'))
      return exportSubscribers({
        ...place,
        out: site,
        format,
        to: to === undefined ? undefined : resolve(to),
      })
    }
    case 'subscribers delete': {
      const { deleteSubscriber } = await import('./commands/subscribers-delete.ts')
      return deleteSubscriber({ ...place, email: command.email })
    }
    case 'backup': {
      const { backup } = await import('./commands/backup.ts')
      return backup({ ...place, file: resolve(command.file) })
    }
    case 'restore': {
      const { restore } = await import('./commands/restore.ts')
      return restore({ ...place, file: resolve(command.file), replaces: command.replaces })
    }
  }
}
