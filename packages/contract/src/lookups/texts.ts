/** Names of the roles and what each may do, as invitations and settings show them. */
export const lookupsTexts = {
  'lookups.role.ADMIN': 'Administrator',
  'lookups.role.ADMIN.says': 'Manages the company account and takes part in all hiring.',
  'lookups.role.SUPERVISOR': 'Supervisor',
  'lookups.role.SUPERVISOR.says': 'Interviews candidates and supervises interns.',
  'lookups.may.company': 'See the company, its plans and its candidates',
  'lookups.may.company:admin':
    'Edit the profile, projects and plans, manage colleagues and credits, and send offers',
  'lookups.may.company:browse': 'Browse candidates',
  'lookups.may.company:shortlist': 'Shortlist candidates or mark them as not interesting',
  'lookups.may.company:schedule': 'Schedule interviews',
  'lookups.may.company:interviewer': 'Reschedule and confirm interviews, and give feedback on them',
  'lookups.may.company:plan-supervisor': 'Draft offers',
  'lookups.may.company:internship': 'Follow internships and give weekly feedback',
} as const satisfies Record<string, string>
