import { Card, Meta, Row, Rows } from '@fledge/ui/card.tsx'
import { Empty } from '@fledge/ui/states.tsx'
import { Answer } from '../../platform/answer.tsx'
import { useAnswer } from '../../platform/query.ts'
import { t } from '../../platform/use-texts.ts'
import { SignedOn } from '../../platform/when.tsx'

/** What the reader has agreed to: kind, version and time. */
export function OwnCard() {
  const own = useAnswer('agreements', 'listOwnAcceptances')
  return (
    <Card title={t('agreementScreen.own.title')} flush>
      <Answer
        of={own}
        name={t('agreementScreen.own.title')}
        empty={<Empty title={t('agreementScreen.own.none')} text="" />}
      >
        {(rows) => (
          <Rows>
            {rows.map((one) => (
              <Row key={`${one.kind}${one.version}`}>
                <p>{one.title}</p>
                <Meta>
                  {t('agreementScreen.own.version', { version: one.version })} ·{' '}
                  <SignedOn at={one.at} />
                </Meta>
              </Row>
            ))}
          </Rows>
        )}
      </Answer>
    </Card>
  )
}
