export { CheckInTimes } from './check-in-times.tsx'
export { DirectorSettingsForm } from './director-settings-form.tsx'
export { useDirectorSettings } from './use-director-settings.ts'
