/** Why nothing else can be decided about a subject with a pending act. */
export const pendingActKey = 'pendingActs.refused.pending'

/** The same about the act of a colleague, who is named. */
export const pendingByKey = 'pendingActs.refused.pendingBy'

/** An act that fails for a reason of ours is tried again for this long. */
export const retryPendingActMs = 60_000
