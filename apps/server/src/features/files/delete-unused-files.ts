import { unusedFileDays } from '@fledge/domain/files/rules.ts'
import { day } from '@fledge/kernel/dates.ts'
import type { Job } from '../../platform/http/handler.ts'
import { dropUnfinished, dropUnusedOfCompanies, deleteUnused } from './store.ts'

/** Files that were sent into a form that was then left do not stay with their owner: after a day they go, with their bytes, and their owner's quota is free again. */
export const deleteUnusedFiles: Job = {
  name: 'files.letUnusedGo',
  async run(tx) {
    const [from, to] = [unusedFileDays.lookedFor, unusedFileDays.kept].map((days) =>
      new Date(tx.now.getTime() - days * day).toISOString(),
    )
    if (from !== undefined && to !== undefined) {
      await tx.run(deleteUnused, from, to)
      await tx.run(dropUnusedOfCompanies, from, to)
      await tx.run(dropUnfinished, to)
    }
    return 0
  },
}
