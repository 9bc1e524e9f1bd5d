import { Button } from '@mantine/core'
import type { Raffle } from '@ramplight/contract/payouts/tournament-raffles'
import { FactList } from '@ramplight/ui/parts/fact-list.tsx'
import { useState } from 'react'
import { checkDraw, type Verdict } from './check-draw.ts'
import classes from './shown-raffles.module.css'
import { t } from './shown-raffles.texts.ts'

/** How anybody can check the draw of a raffle: the fingerprint before it, the secret after it, and a button that calculates. */
export function DrawProof({ raffle }: { raffle: Raffle }) {
  const { fingerprint, draw, winning_entry, drawsTakenBack } = raffle
  if (!fingerprint) return null
  return (
    <details className={classes.proof}>
      <summary>{t('proof.title')}</summary>
      {drawsTakenBack > 0 && <p>{t('proof.takenBack', { draws: drawsTakenBack })}</p>}
      {winning_entry && !draw ? (
        <p>{t('proof.byHand')}</p>
      ) : (
        <>
          <p>{t(draw ? 'proof.rule' : 'proof.before')}</p>
          <FactList
            className={classes.facts}
            facts={[
              [t('proof.fingerprint'), fingerprint],
              [t('proof.seed'), draw?.seed ?? null],
              [t('proof.numbers'), draw?.numbers ?? null],
              [t('proof.passedOver'), draw?.passedOver.join(', ') || null],
            ]}
          />
          {draw && <Check raffle={raffle} />}
        </>
      )}
    </details>
  )
}

function Check({ raffle: { draw, fingerprint } }: { raffle: Raffle }) {
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  if (!draw) return null
  return (
    <>
      <Button variant="default" size="sm" mt="sm" onClick={() => void checkDraw(draw, fingerprint).then(setVerdict)}>
        {t('proof.check')}
      </Button>
      <p aria-live="polite" data-verdict={verdict}>
        {verdict && t(`proof.${verdict}`, { number: String(draw.winner) })}
      </p>
    </>
  )
}
