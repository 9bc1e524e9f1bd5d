import type { NewFactor } from '@ramplight/contract/people/auth'
import classes from './account-card.module.css'
import { QrCode } from './qr-code.tsx'
import { t } from './second-step.texts.ts'

/** What the authenticator app needs: a picture for its camera, a link for a phone that has it, the key to type. */
export const ShowNewFactor = ({ factor: { key, address } }: { factor: NewFactor }) => (
  <div className={classes.factor}>
    <p>{t('scan')}</p>
    <QrCode text={address} label={t('qr')} />
    <p>
      <a href={address}>{t('open')}</a>
    </p>
    <p>
      {t('key')} <code>{key.replace(/(.{4})(?=.)/g, '$1 ')}</code>
    </p>
  </div>
)
