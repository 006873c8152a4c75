export const internAreaTexts = {
  'intern.nav.dashboard': 'Dashboard',
  'intern.nav.tracker': 'Placement tracker',
  'intern.nav.internships': 'Internships',
  'intern.nav.times': 'Interview times',
  'intern.nav.profile': 'Profile',
  'intern.nav.applications': 'Applications',
  'intern.nav.settings': 'Settings',
  'intern.tab.home': 'Home',
  'intern.tab.tracker': 'Tracker',
  'intern.tab.internships': 'Internships',
  'intern.tab.times': 'Times',
} as const satisfies Record<string, string>
