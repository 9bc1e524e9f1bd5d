import { expect, test } from 'vitest'
import { isPushService } from './push-services.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/cT5:APA91b',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAAB',
  'https://web.push.apple.com/QGuQ',
  'https://wns2-by3p.notify.windows.com/w/?token=BQYAAA%3d',
])('%s is a push service', (endpoint) => expect(isPushService(endpoint)).toBe(true))

test.each([
  'http://fcm.googleapis.com/fcm/send/x',
  'https://fcm.googleapis.com:8443/fcm/send/x',
  'https://fcm.googleapis.com@10.0.0.1/x',
  'https://fcm.googleapis.com.lake.test/x',
  'https://evilpush.apple.com.lake.test/x',
  'https://push.apple.com/x',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/x',
  'https://fcm.googleapis.com/a b',
  'https://fcm.googleapis.com\\@10.0.0.1/x',
  '',
])('%s is none', (endpoint) => expect(isPushService(endpoint)).toBe(false))
