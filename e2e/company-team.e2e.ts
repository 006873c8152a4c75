import type { Locator, Page } from '@playwright/test'
import { expect } from './support/expect.ts'
import { chooseOption } from './support/fields.ts'
import { sendRequest } from './support/requests.ts'
import { anApprovedIntern } from './support/applicants.ts'
import {
  registerHiringCompany,
  type ApprovedIntern,
  type HiringCompany,
} from './support/hiring-company.ts'
import { manageContacts } from './company/manage-contacts.ts'
import { openCardByAddress } from './company/open-card-by-address.ts'
import { test } from './support/test.ts'

const settings = (tab: string) => `/company/settings?tab=${tab}`
const getDomain = (email: string) => email.split('@')[1] ?? ''
const getDialog = (page: Page) => page.getByRole('dialog')
/** Finds visible text only, because a disabled button repeats its reason in a hidden tooltip. */
const getVisibleText = (page: Page, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true }).first()

/** Clicks both in one task, as a busy browser does with clicks that had to wait. */
const clickTogether = (first: Locator, second: Locator) =>
  first.or(second).evaluateAll((buttons) => {
    for (const button of buttons) button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
/** Waits until closed dialogs have removed their history entries. */
const expectPageEntry = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => JSON.stringify(window.history.state)))
    .not.toContain('"layers"')

test('an administrator invites, edits and removes colleagues and hands over their interviews', async ({
  browser,
}) => {
  const hiring = await test.step('sets up a company with two people, a batch and a plan', () =>
    registerHiringCompany(browser, 'Harbourline', { isSigned: false }))
  const maya = await test.step('sets up an intern to interview', () =>
    anApprovedIntern(hiring, 'Maya Torres', 'America/Bogota'))
  await test.step('signs the conduct policy, which requires the checkbox', () => signPolicy(hiring))
  await test.step('invites several people at once and reports errors per line', () =>
    inviteColleagues(hiring))
  await test.step('rejects removing the last administrator', () => keepLastAdministrator(hiring))
  await test.step('opens the card of a colleague from its address', () => openCardByAddress(hiring))
  await test.step('keeps Back on the page when dialogs open and close at the same time', () =>
    switchDialogs(hiring))
  await test.step('hides navigation items when permissions are removed', () =>
    removePermissions(hiring))
  await test.step('finds an agreed interview among all interviews', () =>
    findInterview(hiring, maya))
  await test.step('hands over interviews when a colleague leaves', () =>
    deactivateColleague(hiring))
  await test.step('lists every credit entry, including those granted by the programme team', () =>
    checkCredits(hiring))
  await test.step('adds and removes alternate contacts', () => manageContacts(hiring))
  for (const person of [hiring.admin, hiring.colleague, hiring.operator, maya.person])
    await person.close()
})

async function signPolicy({ admin }: HiringCompany): Promise<void> {
  const { page } = admin
  await page.goto(settings('agreements'))
  await expect(
    page.getByText('Your company needs to sign it before its first interview.'),
  ).toBeVisible()
  const box = page.getByRole('checkbox', { name: /sign it on behalf of my company/ })
  await expect(box).not.toBeChecked()
  await admin.checkScreen('agreements before they are signed')
  await page.getByRole('button', { name: 'Sign policy' }).click()
  await expect(page.getByText('Tick the box to sign.')).toBeVisible()
  await box.check()
  await page.getByRole('button', { name: 'Sign policy' }).click()
  await expect(page.getByText('Version 2, signed by Ada Quist')).toBeVisible()
  await admin.checkScreen('agreements that are signed')
}

async function inviteColleagues({ admin, colleague }: HiringCompany): Promise<void> {
  const { page } = admin
  const at = (name: string) => `${name}@${getDomain(admin.email)}`
  await page.goto(settings('members'))
  await expect(page.getByText('Noor Halvorsen')).toBeVisible()
  await admin.checkScreen('the members')
  await page.getByRole('button', { name: 'Invite colleagues' }).click()
  await getDialog(page)
    .getByLabel('Email addresses')
    .fill(`Ida Blom <${at('ida')}>, ${at('tom')}\nnot an address\n${colleague.email}\n${at('ida')}`)
  const lines = getDialog(page).getByRole('list', { name: 'Email addresses found' })
  await expect(lines.getByText('is not a full email address')).toBeVisible()
  await expect(lines.getByText('is listed twice')).toBeVisible()
  await admin.checkScreen('inviting several people with one invalid line')
  await getDialog(page).getByRole('button', { name: 'Send 3 invitations' }).click()
  await expect(page.getByText('2 colleagues invited')).toBeVisible()
  await expect(lines.getByText('is already a member')).toBeVisible()
  await expect(lines.getByRole('listitem')).toHaveCount(2)
  await getDialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(getVisibleText(page, /You can send another reminder/)).toBeVisible()
  await expect(getVisibleText(page, /link valid until/)).toBeVisible()
  // The list is loaded again with the search that it had.
  await page.getByLabel('Search by name or email').fill(at('tom'))
  await expect(page.getByText('Noor Halvorsen')).toBeHidden()
  await page.getByRole('button', { name: `Revoke invitation: ${at('tom')}` }).click()
  await expect(
    getDialog(page).getByText('The link in their email will stop working.'),
  ).toBeVisible()
  await admin.checkScreen('taking an invitation back')
  const reload = page.waitForRequest((request) => request.postData()?.includes(at('tom')) ?? false)
  await getDialog(page).getByRole('button', { name: 'Revoke invitation' }).click()
  await reload
  await expect(getVisibleText(page, 'Invitation revoked')).toBeVisible()
  await page.getByLabel('Search by name or email').fill('')
  await expect(page.getByRole('button', { name: `Revoke invitation: ${at('tom')}` })).toHaveCount(0)
  await admin.checkScreen('the members with an invitation')
}

async function keepLastAdministrator({ admin }: HiringCompany): Promise<void> {
  const { page } = admin
  await expect(
    getVisibleText(page, 'A company needs at least one active administrator.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Change role: Ada Quist' }).click()
  await expect(getDialog(page).getByRole('radio', { name: /Supervisor/ })).toBeDisabled()
  await expect(
    getDialog(page)
      .getByText('A company needs at least one active administrator.')
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await admin.checkScreen('the role of the last administrator')
  await getDialog(page).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Details: Noor Halvorsen' }).click()
  await expect(getDialog(page).getByText('Hydrologist', { exact: false })).toBeVisible()
  await admin.checkScreen('the card of a colleague')
  await getDialog(page).getByRole('button', { name: 'Close' }).last().click()
}

async function switchDialogs({ admin: { page } }: HiringCompany): Promise<void> {
  const [invite, card] = [
    page.getByRole('dialog', { name: 'Invite colleagues' }),
    page.getByRole('dialog', { name: 'Point of contact' }),
  ]
  const details = page.getByRole('button', { name: 'Details: Noor Halvorsen' })
  const address = page.url()
  const open = page.getByRole('button', { name: 'Invite colleagues' })
  await open.click()
  await clickTogether(invite.getByRole('button', { name: 'Cancel' }), details)
  await expect(invite).toHaveCount(0)
  await expect(card).toBeVisible()
  await page.goBack()
  await expect(card).toHaveCount(0)
  await expectPageEntry(page)
  await clickTogether(open, details)
  await expect(invite.or(card)).toHaveCount(2)
  await clickTogether(
    invite.getByRole('button', { name: 'Cancel' }),
    card.getByRole('button', { name: 'Close' }).last(),
  )
  await expect(invite.or(card)).toHaveCount(0)
  await expectPageEntry(page)
  await expect(page).toHaveURL(address)
}

async function removePermissions({ admin, colleague }: HiringCompany): Promise<void> {
  const { page } = admin
  await colleague.page.goto(settings('members'))
  await expect(colleague.page.getByRole('tab', { name: 'Your profile' })).toBeVisible()
  await expect(colleague.page.getByRole('tab', { name: 'Members' })).toHaveCount(0)
  await colleague.checkScreen('the settings of a supervisor')
  await page.getByRole('button', { name: 'Change role: Noor Halvorsen' }).click()
  for (const name of ['Browse candidates', 'Shortlist candidates'])
    await getDialog(page).getByRole('checkbox', { name }).uncheck()
  await getDialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Can’t browse or shortlist candidates')).toBeVisible()
  await colleague.page.goto('/company/dashboard')
  await expect(
    colleague.page
      .getByRole('heading', { level: 1 })
      .or(colleague.page.getByRole('heading', { level: 2 }))
      .first(),
  ).toBeVisible()
  await expect(
    colleague.page.getByRole('navigation').getByRole('link', { name: 'Browse candidates' }),
  ).toHaveCount(0)
  await colleague.page.goto('/company/browse-candidates')
  await expect(
    getVisibleText(
      colleague.page,
      'You need permission to browse candidates. Ask an administrator of your company.',
    ),
  ).toBeVisible()
}

async function findInterview(hiring: HiringCompany, maya: ApprovedIntern): Promise<void> {
  const {
    admin: { page, checkScreen },
    planId,
    memberIds,
  } = hiring
  const { slots } = await sendRequest<{ slots: readonly { starts_at: string }[] }>(
    page,
    `GET browse-intern/v2/intern/available/${maya.internId}?duration=30&interviewer_ids=${memberIds.colleague}`,
  )
  const { interview_id } = await sendRequest<{ interview_id: string }>(
    page,
    'POST browse-intern/v2/schedule-interview',
    {
      intern_id: maya.internId,
      io_id: planId,
      // Not the first, which may be less than 24 hours ahead a moment later.
      slots: [1, 8, 16].map((at) => slots[at]?.starts_at),
      interviewer_ids: [memberIds.colleague],
      duration: 30,
      meeting_link: 'https://meet.example/harbourline',
    },
  )
  await sendRequest(
    maya.person.page,
    'POST intern-service/intern-application/internships/interview-scheduled/confirm',
    { interview_id, slot_id: slots[1]?.starts_at },
  )
  await page.goto(settings('interviews'))
  await expect(getVisibleText(page, 'Maya Torres')).toBeVisible()
  await checkScreen('all interviews of the company')
  await page.getByRole('button', { name: /^Status/ }).click()
  await page.getByRole('checkbox', { name: 'Cancelled', exact: true }).check()
  await page.keyboard.press('Escape')
  await expect(page.getByText('No interviews match your filters')).toBeVisible()
  await expect(page).toHaveURL(/status=CANCELLED_BY_HC/)
  await checkScreen('no interview fits the filters')
  await page.getByRole('button', { name: 'Clear all' }).first().click()
  await page.getByRole('button', { name: /^Interviewer/ }).click()
  await page.getByRole('radio', { name: 'Noor Halvorsen' }).check()
  await page.keyboard.press('Escape')
  await expect(getVisibleText(page, 'Maya Torres')).toBeVisible()
  const search = page.getByLabel('Search by candidate or plan')
  await search.pressSequentially('Maya T')
  await expect(page).toHaveURL(/search=Maya[+]T/)
  await expect(getVisibleText(page, 'Maya Torres')).toBeVisible()
  await search.fill('nobody')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(search).toHaveValue('')
  await expect(getVisibleText(page, 'Maya Torres')).toBeVisible()
}

async function deactivateColleague({ admin, colleague }: HiringCompany): Promise<void> {
  const { page } = admin
  await page.goto(settings('members'))
  await page.getByRole('button', { name: 'Deactivate: Noor Halvorsen' }).click()
  const dialog = getDialog(page)
  await expect(dialog.getByText('Noor Halvorsen has 1 upcoming interview')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Deactivate' })).toBeDisabled()
  await admin.checkScreen('handing over interviews')
  await chooseOption(page, 'Who will interview Maya Torres?', 'Ada Quist')
  await dialog.getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByText('Noor Halvorsen deactivated and signed out')).toBeVisible()
  await colleague.page.goto('/company/dashboard')
  await expect(colleague.page).toHaveURL(/\/company\/get-started/)
  await colleague.mail(/^Ada Quist is taking over your interview with Maya Torres/)
  await page.goto(settings('interviews'))
  await expect(page.getByRole('button', { name: 'Ada Quist' }).first()).toBeVisible()
  await page.goto(settings('members'))
  await page.getByRole('button', { name: 'Reactivate: Noor Halvorsen' }).click()
  await expect(page.getByRole('button', { name: 'Deactivate: Noor Halvorsen' })).toBeVisible()
}

async function checkCredits({ admin, operator }: HiringCompany): Promise<void> {
  const { page } = admin
  await page.goto(settings('credits'))
  await expect(getVisibleText(page, 'Reserved for an interview')).toBeVisible()
  await page.getByText('Show as table').click()
  await expect(page.getByRole('columnheader', { name: 'Returned' })).toBeVisible()
  await admin.checkScreen('the credits')
  const { company_id } = await sendRequest<{ company_id: string }>(page, 'GET host-company/user')
  await operator.page.goto(`/operator/companies/${company_id}/review?status=APPROVED`)
  await operator.page.getByRole('button', { name: 'Correct credits' }).click()
  await getDialog(operator.page).getByRole('button', { name: 'Grant credits' }).click()
  await expect(getDialog(operator.page).getByText('Enter a reason')).toBeVisible()
  await operator.checkScreen('granting credits without a reason')
  await getDialog(operator.page).getByLabel('Reason').fill('Two more plans open in spring.')
  await getDialog(operator.page).getByRole('button', { name: 'Grant credits' }).click()
  await expect(operator.page.getByText(/^5 credits will be granted to/)).toBeVisible()
  await page.reload()
  await expect(page.getByText('Two more plans open in spring.')).toBeVisible()
}
