/** How timed jobs are doing. */
export const jobTexts = {
  'jobs.state.FAILING': 'Failing',
  'jobs.state.LATE': 'Late',
  'jobs.state.RUNNING': 'Running',
  'jobs.state.WORKING': 'Working',
  'jobs.state.NEW': 'Hasn’t run yet',
} as const
