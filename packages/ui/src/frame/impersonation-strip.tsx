import { Button } from '@mantine/core'
import { IconUserShield } from '@tabler/icons-react'
import { t } from './frame.texts.ts'

type ImpersonationStripProps = { name: string; detail?: string; onReturn: () => void; returning?: boolean }

/** Visible on every screen while one acts as somebody else; what lies over the page begins below it. */
export const ImpersonationStrip = ({ name, detail, onReturn, returning }: ImpersonationStripProps) => (
  <section className="rl-strip" aria-label={t('impersonationStrip.actingAsSomebodyElse')}>
    <IconUserShield size={20} stroke={1.75} aria-hidden />
    <span className="rl-strip__who">
      <span>{t.rich('impersonationStrip.youAct', { name, b: (words) => <b>{words}</b> })}</span>
      {detail && <small>{detail}</small>}
    </span>
    <Button size="xs" variant="white" color="ink" onClick={onReturn} loading={returning}>
      {t('impersonationStrip.goBack')}
    </Button>
  </section>
)
