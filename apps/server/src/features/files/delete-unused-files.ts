import { unusedFileDays } from '@fledge/domain/files/rules.ts'
import { dayMs } from '@fledge/kernel/dates.ts'
import type { Job } from '../../platform/http/handler.ts'
import * as store from './queries/files.queries.ts'

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
      const unused = await tx.many(store.lockUnused, { from, to })
      await tx.run(store.detachUnused, { file_ids: unused.map(({ file_id }) => file_id) })
      const unshown = await tx.many(store.lockUnusedOfCompanies, { from, to })
      await tx.run(store.detachUnusedOfCompanies, {
        file_ids: unshown.map(({ file_id }) => file_id),
      })
      await tx.run(store.detachUnfinished, { before: to })
    }
    return 0
  },
}
