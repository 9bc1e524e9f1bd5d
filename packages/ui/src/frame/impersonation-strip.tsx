import { Button } from '@mantine/core'
import { IconUserShield } from '@tabler/icons-react'

type ImpersonationStripProps = { name: string; detail?: string; onReturn: () => void; returning?: boolean }

/** Visible on every screen while one acts as somebody else; what lies over the page begins below it. */
export const ImpersonationStrip = ({ name, detail, onReturn, returning }: ImpersonationStripProps) => (
  <section className="rl-strip" aria-label="Acting as somebody else">
    <IconUserShield size={20} stroke={1.75} aria-hidden />
    <span className="rl-strip__who">
      <span>
        You act as <b>{name}</b>
      </span>
      {detail && <small>{detail}</small>}
    </span>
    <Button size="xs" variant="white" color="ink" onClick={onReturn} loading={returning}>
      Go back
    </Button>
  </section>
)
