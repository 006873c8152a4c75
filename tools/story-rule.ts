import { createFinding, type Rule, type SourceFile } from './source-files.ts'

/** Where components come with stories: the UI kit without its generated icons, and the web app. */
const folders = /^(?:packages\/ui\/src\/[\w-]+|apps\/web\/src\/(?!testing\/).+)\.tsx$/
const isStory = ({ path }: SourceFile) => path.endsWith('.stories.tsx')
const isTest = ({ path }: SourceFile) => path.endsWith('.test.tsx')
/**
 * What journeys open in its states (`e2e/screens.e2e.ts`): screens, and the layouts of the areas,
 * which give the shells of the platform their navigation. Their parts have stories.
 */
const opensInJourneys = ({ path }: SourceFile) =>
  /-screen\.tsx$|\/areas\/\w+\/(?:[\w-]+-)?layout\.tsx$/.test(path)
/** Files whose components are only parts, with what shows them in all their states. */
export const shownParts: Readonly<Record<string, string>> = {
  'app-setup.tsx': 'every story, as its surroundings',
  'app.tsx': 'the journeys, as the whole app',
  'packages/ui/src/lazy-trigger.tsx': 'PopoverButton and AccountMenu',
  'packages/ui/src/popover-parts.tsx': 'PopoverButton',
  'packages/ui/src/select-parts.tsx': 'SelectField and MultiSelectField',
  'packages/ui/src/week-frame.tsx': 'WeekGrid and WeeklyHours',
  'applications/entry-dialog.tsx': 'EntryCard',
  'applications/entry-fields.tsx': 'EducationForm and ExperienceForm',
  'applications/entry-frame.tsx': 'EducationForm, ExperienceForm and PortfolioForm',
  'applications/resume-document.tsx': 'ResumeCheck',
  'applications/section-fieldset.tsx': 'SectionForm',
  'applications/video-question.tsx': 'VideoPart',
  'areas/company/company-emails-part.tsx': 'EmailPreferencesCard, with the emails of a company',
  'areas/intern/dashboard-interview-step.tsx': 'NextCard',
  'areas/intern/dashboard-steps.tsx': 'NextCard',
  'areas/operator/plan-hiding-card.tsx': 'OperatorPlanScreen',
  'areas/intern/logo.tsx': 'CompanyLogo of the UI package',
  'batches/address-fields.tsx': 'BatchEditor and CopyBatchDialog',
  'batches/dates-card.tsx': 'BatchEditor',
  'batches/name-card.tsx': 'BatchEditor',
  'batches/services-card.tsx': 'BatchEditor',
  'batches/terms-card.tsx': 'BatchEditor',
  'no-shows/no-show-list.tsx': 'ContestedPart and ReviewsPart',
  'reviews/review-file.tsx': 'ReviewResume and ReviewEntries',
  'privacy/privacy-requests.tsx': 'OperatorPrivacyScreen',
  'privacy/retention-part.tsx': 'OperatorPrivacyScreen',
  'companies/about-fields.tsx': 'IntroductionForm and ArrangementsForm',
  'companies/company-fields.tsx': 'CompanyForm',
  'companies/company-page-account.tsx': 'OperatorCompanyScreen',
  'companies/company-page-lists.tsx': 'OperatorCompanyScreen',
  'companies/company-page-members.tsx': 'OperatorCompanyScreen',
  'companies/company-page-notes.tsx': 'OperatorCompanyScreen',
  'companies/company-page-side-lists.tsx': 'OperatorCompanyScreen',
  'companies/internship-texts.tsx': 'InternshipSheet and OperatorPlanScreen',
  'companies/profile-section-form.tsx': 'the forms of profile-forms.tsx',
  'companies/tool-fields.tsx': 'ToolsForm',
  'internships/case-messages.tsx': 'OperatorCaseScreen and InternshipRequests',
  'internships/case-notes.tsx': 'OperatorCaseScreen',
  'internships/case-outcome.tsx': 'OperatorCaseScreen',
  'internships/case-thread.tsx': 'OperatorCaseScreen',
  'internships/message-form.tsx': 'OperatorCaseScreen and InternshipRequests',
  'internships/certificate-ornaments.tsx': 'drawings of the certificate, which has no states',
  'interviews/choose-head.tsx': 'ChooseTime',
  'interviews/chosen-slot.tsx': 'ChooseTime',
  'interviews/chosen-times.tsx': 'ProposeForm',
  'interviews/dialog-buttons.tsx': 'the dialogs about interviews',
  'interviews/form-error.tsx': 'one line without states',
  'interviews/interview-row.tsx': 'CompanyInterviews and InternInterviews',
  'interviews/propose-fields.tsx': 'ProposeForm',
  'interviews/week-picker.tsx': 'ProposeForm',
  'interviews/working-days.tsx': 'ChooseTime',
  'members/dialog-buttons.tsx': 'the dialogs about members',
  'members/interview-filters.tsx': 'InterviewsPart',
  'members/missing-form.tsx': 'MissingContact',
  'members/role-fields.tsx': 'RoleDialog',
  'offers/company-details.tsx': 'OfferFactsForm',
  'offers/offer-stipend.tsx': 'OfferFactsForm',
  'plans/company-selects.tsx': 'WorkPage and PeoplePage',
  'plans/description-field.tsx': 'ReviewPage',
  'plans/stipend-fields.tsx': 'PeoplePage',
  'areas/company/sessions-part.tsx': 'SecondFactorCard and SessionsCard',
  'lookups/lookup-acts.tsx': 'OperatorLookupsScreen',
  'records/hiring-record-lists.tsx': 'OperatorRecordsScreen',
  'records/record-tools.tsx': 'OperatorRecordsScreen',
  'records/seat-alert-records.tsx': 'OperatorRecordsScreen',
  'second-factor/app-secret-step.tsx': 'SetUpDialog',
  'second-factor/recovery-codes.tsx': 'CodesDialog',
  'platform/forms/conflict-list.tsx': 'ConflictCard',
  'platform/forms/rich-text-editor.tsx': 'RichTextField',
  'platform/list/keys-dialog.tsx': 'KeysHelpHost',
  'platform/list/page-navigation.tsx': 'DataList',
  'platform/list/select-cells.tsx': 'OperatorWaitsScreen',
  'platform/shell/account-menu-parts.tsx': 'AccountMenu',
  'platform/shell/brand.tsx': 'AppShell and HeaderShell',
  'platform/shell/help-items.tsx': 'AccountMenu',
  'platform/shell/sidebar.tsx': 'AppShell and BottomBar',
  'platform/upload/crop-area.tsx': 'CropDialog',
  'platform/list/shortcut-cap.tsx': 'ReviewDecisionBar and ReasonDialog',
  'shared/pending-note.tsx': 'ReviewDecisionBar',
  'records/record-lists.tsx': 'OperatorRecordsScreen',
  'reviews/review-entries.tsx': 'ReviewSections',
  'reviews/review-videos.tsx': 'ReviewSections',
  'weekly-feedback/week-frame.tsx': 'WeekPage',
  'waits/wait-cells.tsx': 'OperatorWaitsScreen',
}
const getPartName = ({ path }: SourceFile) => path.replace(/^apps\/web\/src\/(?:features\/)?/, '')
/** Components that the stories of others show. */
const shownWithin: Readonly<Record<string, string>> = {
  ClosedBatch: 'RegistrationBatchNotice',
  CompanyDetailsFields: 'CompanyDetails and OfferFactsForm',
  Handover: 'DeactivateDialog and LeavePart',
  OfflineBanner: 'AppShell',
  ReviewDeadline: 'ContestedPart and ReviewsPart',
  SuggestedBatch: 'RegistrationBatchNotice',
}

/** Returns the names that a file imports, also as its default. */
const listImportedNames = ({ source }: SourceFile) =>
  [...source.code.matchAll(/\bimport\s*(?:(\w+)\s*,?\s*)?(?:\{([^}]*)\}\s*)?from\b/g)].flatMap(
    ([, main = '', names = '']) =>
      [main, ...names.split(',')].map((name) => name.replace(/^\s*type\s/, '').trim()),
  )

/** Finds the components that a file exports: functions, also in a constant, with a capital. */
const findComponents = ({ source }: SourceFile) =>
  [
    ...source.code.matchAll(
      /^export (?:(?:default )?function ([A-Z]\w*)|const ([A-Z]\w*) = (?:<[^>]*>)?\()/gm,
    ),
  ].map((found) => ({ name: found[1] ?? found[2] ?? '', place: found.index }))

/** A component without a story is shown nowhere but on screens, where its states are rare. */
export const storyRule: Rule = (files) => {
  const shown = new Set(files.filter(isStory).flatMap(listImportedNames))
  return files
    .filter(
      (file) =>
        folders.test(file.path) && !isStory(file) && !isTest(file) && !opensInJourneys(file),
    )
    .flatMap((file) => {
      const missing = findComponents(file).filter(
        ({ name }) => !shown.has(name) && !(name in shownWithin),
      )
      if (!(getPartName(file) in shownParts))
        return missing.map(({ name, place }) =>
          createFinding('stories', file, place, `no story shows the component ${name}`),
        )
      return missing.length > 0
        ? []
        : [createFinding('stories', file, 0, 'has stories, so it is no longer only a part')]
    })
}
