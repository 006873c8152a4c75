import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Card, Meta, CardListItem, CardList } from '@fledge/ui/card.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { ColumnLayout, Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { useDialogParam } from '../../platform/router/url-state.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { ConductForm } from '../../shared/policy-form.tsx'
import { Prose } from '../../platform/i18n/prose.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { FullDate } from '../../platform/time/relative-time.tsx'
import { AcceptedAgreementsCard } from './accepted-agreements-card.tsx'

type Conduct = Payload<'agreements', 'getConduct'>

/**
 * Agreements that the company has signed, with date and signer, and those that the user has
 * accepted.
 */
export function AgreementsPart() {
  const conduct = useApiQuery('agreements', 'getConduct')
  return (
    <ColumnLayout
      main={
        <QueryResult of={conduct} name={t('members.tab.agreements')}>
          {(payload) => <ConductCard conduct={payload} />}
        </QueryResult>
      }
      side={<AcceptedAgreementsCard />}
    />
  )
}

function ConductCard({ conduct }: { readonly conduct: Conduct }) {
  const text = useDialogParam('read')
  const signs = conduct.may.sign === true
  return (
    <Card
      title={conduct.title}
      side={
        <Badge tone={conduct.is_signed ? 'teal' : 'amber'}>
          {t(
            conduct.is_signed
              ? 'agreementScreen.conduct.signed'
              : 'agreementScreen.conduct.unsigned',
          )}
        </Badge>
      }
      flush
      foot={
        <Button size="small" onClick={() => text.open('conduct')}>
          {t('agreementScreen.conduct.read')}
        </Button>
      }
    >
      {conduct.is_signed ? null : <UnsignedConduct conduct={conduct} />}
      {conduct.signatures.length > 0 ? (
        <Signatures signatures={conduct.signatures} />
      ) : signs ? null : (
        <EmptyState
          title={t('agreementScreen.conduct.none')}
          text={t('agreementScreen.conduct.unsignedText')}
        />
      )}
      <ConductText conduct={conduct} opened={text.shown === 'conduct'} onClose={text.close} />
    </Card>
  )
}

/** Signing form when nothing or only an older version is signed; other members see who can sign. */
function UnsignedConduct({ conduct }: { readonly conduct: Conduct }) {
  return (
    <CardList>
      <CardListItem>
        <Stack tight>
          <p>
            <b>
              {t(
                conduct.signatures.length > 0
                  ? 'agreementScreen.conduct.newer'
                  : 'agreementScreen.conduct.unsignedText',
              )}
            </b>
          </p>
          {conduct.may.sign === true ? (
            <ConductForm conduct={conduct} />
          ) : (
            <Meta>{t('agreementScreen.conduct.admin')}</Meta>
          )}
        </Stack>
      </CardListItem>
    </CardList>
  )
}

function Signatures({ signatures }: Pick<Conduct, 'signatures'>) {
  return (
    <CardList>
      {signatures.map((signature) => (
        <CardListItem key={signature.version}>
          <p>
            {t('agreementScreen.conduct.signedBy', {
              version: signature.version,
              name: signature.by,
            })}
          </p>
          <Meta>
            <FullDate at={signature.at} />
          </Meta>
        </CardListItem>
      ))}
    </CardList>
  )
}

interface ConductTextProps {
  readonly conduct: Conduct
  readonly opened: boolean
  readonly onClose: () => void
}

function ConductText({ conduct, opened, onClose }: ConductTextProps) {
  return (
    <Dialog
      opened={opened}
      inAddress
      onClose={onClose}
      title={conduct.title}
      closeLabel={t('common.btn.close')}
      width={640}
      actions={<Button onClick={onClose}>{t('common.btn.close')}</Button>}
    >
      <Stack>
        <Meta>
          {t('agreementScreen.conduct.version', { version: conduct.version })}{' '}
          <FullDate at={conduct.published_at} />
        </Meta>
        <Prose body={conduct.body} />
      </Stack>
    </Dialog>
  )
}
