/**
 * Local storage flags fixed by seed 000 §4: whether to show the tour and the dashboard animation.
 * Absent means yes.
 */
const flags = { tour: 'showHCOnboardingTour', animation: 'showDashboardAnimation' } as const
type Flag = keyof typeof flags

export function shouldShow(flag: Flag): boolean {
  return localStorage.getItem(flags[flag]) !== 'false'
}

/** Records on this device that the flag's element was shown. */
export function markFlagSeen(flag: Flag): void {
  localStorage.setItem(flags[flag], 'false')
}
