import { unusedFileDays } from '@fledge/domain/files/rules.ts'
import { dayMs } from '@fledge/kernel/dates.ts'
import type { Job } from '../../platform/http/handler.ts'
import { detachUnfinished, detachUnusedOfCompanies, deleteUnused } from './queries/files.queries.ts'

/**
 * Deletes files uploaded to an abandoned form one day after the upload, with their bytes, and frees
 * the owner's quota.
 */
export const deleteUnusedFiles: Job = {
  name: 'files.letUnusedGo',
  async run(tx) {
    const [from, to] = [unusedFileDays.lookBack, unusedFileDays.retention].map((days) =>
      new Date(tx.now.getTime() - days * dayMs).toISOString(),
    )
    if (from !== undefined && to !== undefined) {
      await tx.run(deleteUnused, { from, to })
      await tx.run(detachUnusedOfCompanies, { from, to })
      await tx.run(detachUnfinished, { before: to })
    }
    return 0
  },
}
