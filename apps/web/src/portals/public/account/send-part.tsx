import { Button } from '@mantine/core'
import { useOnline } from '#platform/use-online.ts'
import { t } from './account.texts.ts'
import classes from './account-card.module.css'

type Props = { label: string; running: boolean; error?: string | null | undefined | false; disabled?: boolean }

/** The foot of a form that needs the network: why it was refused, that there is no network, and the button that sends it. */
export function SendPart({ label, running, error, disabled = false }: Props) {
  const online = useOnline()
  return (
    <>
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      {!online && <p className={classes.note}>{t('needsInternet')}</p>}
      <Button type="submit" size="md" fullWidth disabled={!online || disabled} loading={running}>
        {label}
      </Button>
    </>
  )
}
