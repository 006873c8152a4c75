/** What became of the rows of a job. A batch job counts only those it processed. */
export interface JobCounts {
  processed: number
  /** Not due any more, or not allowed now. */
  left: number
  failed: number
}
