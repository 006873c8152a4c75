import { createFinding, type Rule, type SourceFile } from './source-files.ts'

/** Features whose components come with stories; the others follow one by one. */
const features = [
  'accounts',
  'agreements',
  'applications',
  'availability',
  'batches',
  'browse',
  'calendars',
  'candidatures',
  'companies',
  'dashboards',
  'enrolment',
  'intern-registration',
  'internships',
  'interviews',
  'members',
  'no-shows',
  'offers',
  'payments',
  'plans',
  'profiles',
  'registration',
  'reviews',
  'sessions',
  'weekly-feedback',
  'welcome',
].join('|')
/** Components of these folders come with stories. */
const folders = new RegExp(
  `^(?:packages/ui/src|apps/web/src/(?:shared|areas/[a-z]+|features/(?:${features})))/[\\w-]+\\.tsx$`,
)
const isScreen = ({ path }: SourceFile) => path.endsWith('-screen.tsx')
/** Parts that a component with stories loads or draws: nothing else renders them. */
const uiParts = /\/(?:popover-parts|select-parts|lazy-trigger|week-frame)\.tsx$/
/** Parts of features and areas, with the component whose stories show them. */
const featureParts: Readonly<Record<string, string>> = {
  'applications/entry-dialog.tsx': 'EntryCard',
  'applications/entry-fields.tsx': 'EducationForm and ExperienceForm',
  'applications/entry-frame.tsx': 'EducationForm, ExperienceForm and PortfolioForm',
  'applications/resume-document.tsx': 'ResumeCheck',
  'applications/section-fieldset.tsx': 'SectionForm',
  'applications/video-question.tsx': 'VideoPart',
  'areas/company/company-emails-part.tsx': 'EmailPreferencesCard',
  'areas/intern/dashboard-interview-step.tsx': 'NextCard',
  'areas/intern/dashboard-steps.tsx': 'NextCard',
  'areas/intern/logo.tsx': 'CompanyLogo of the UI package',
  'batches/dates-card.tsx': 'BatchEditor',
  'batches/name-card.tsx': 'BatchEditor',
  'batches/services-card.tsx': 'BatchEditor',
  'batches/terms-card.tsx': 'BatchEditor',
  'companies/about-fields.tsx': 'IntroductionForm and ArrangementsForm',
  'companies/company-fields.tsx': 'CompanyForm',
  'companies/profile-section-form.tsx': 'the forms of profile-forms.tsx',
  'companies/tool-fields.tsx': 'ToolsForm',
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
  'reviews/review-entries.tsx': 'ReviewSections',
}
const isPart = ({ path }: SourceFile) =>
  uiParts.test(path) || path.replace(/^apps\/web\/src\/(?:features\/)?/, '') in featureParts
/** Components that the stories of others show. */
const shownWithin: Readonly<Record<string, string>> = {
  ClosedBatch: 'RegistrationBatchNotice',
  CompanyDetailsFields: 'CompanyDetails and OfferFactsForm',
  Handover: 'DeactivateDialog and LeavePart',
  ReviewDeadline: 'ContestedPart and ReviewsPart',
  SuggestedBatch: 'RegistrationBatchNotice',
}
const isStory = ({ path }: SourceFile) => path.endsWith('.stories.tsx')

/** Returns the names that a file imports. */
const listImportedNames = ({ source }: SourceFile) =>
  [...source.code.matchAll(/\bimport\s*\{([^}]*)\}/g)].flatMap((found) =>
    (found[1] ?? '').split(',').map((name) => name.replace(/^\s*type\s/, '').trim()),
  )

/** A component without a story is shown nowhere but on screens, where its states are rare. */
export const storyRule: Rule = (files) => {
  const shown = new Set(files.filter(isStory).flatMap(listImportedNames))
  return files
    .filter((file) => folders.test(file.path) && !isStory(file) && !isScreen(file) && !isPart(file))
    .flatMap((file) =>
      [...file.source.code.matchAll(/^export function ([A-Z]\w*)/gm)]
        .filter((found) => !shown.has(found[1] ?? '') && !((found[1] ?? '') in shownWithin))
        .map((found) =>
          createFinding('stories', file, found.index, `no story shows the component ${found[1]}`),
        ),
    )
}
