/** SQL for whether an internship belongs to a batch. @param internship alias @param batch value */
export const isInternshipOfBatchSql = (internship: string, batch: string): string =>
  `${internship}.offer_id in (
    select o.offer_id
    from applications a join candidatures k using (application_id) join offers o using (candidature_id)
    where a.batch_id = ${batch})`
