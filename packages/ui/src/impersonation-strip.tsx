import { Button } from '@mantine/core'
import { IconUserShield } from '@tabler/icons-react'

type ImpersonationStripProps = { name: string; detail?: string; onReturn: () => void; returning?: boolean }

/** Visible on every screen while one acts as somebody else. */
export const ImpersonationStrip = ({ name, detail, onReturn, returning }: ImpersonationStripProps) => (
  <section className="rl-strip" aria-label="Signed in as somebody else">
    <IconUserShield size={20} stroke={1.75} aria-hidden />
    <span>
      You are signed in as <b>{name}</b>
      {detail && ` · ${detail}`}
    </span>
    <Button size="xs" variant="white" color="ink" onClick={onReturn} loading={returning}>
      Return
    </Button>
  </section>
)
