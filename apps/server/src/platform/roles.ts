/** What a process does; by default, one does everything (`FLEDGE_ROLE`). */
export const roles = ['web', 'worker', 'migrate'] as const
export type Role = (typeof roles)[number]

export const isRole = (text: string): text is Role => roles.some((role) => role === text)
