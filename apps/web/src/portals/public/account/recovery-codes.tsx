import { Button } from '@mantine/core'
import { notify } from '@ramplight/ui/dialogs/toasts'
import classes from './account-card.module.css'
import { t } from './second-step.texts.ts'

/** Shown this one time: nobody can read them again. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => notify.stealth(t('copied')),
      () => notify.danger(t('notCopied')),
    )
  return (
    <div className={classes.factor}>
      <p>{t('recovery')}</p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button variant="default" fullWidth onClick={() => void copy()}>
        {t('copy')}
      </Button>
      <Button fullWidth mt="xs" onClick={onKept}>
        {t('kept')}
      </Button>
    </div>
  )
}
