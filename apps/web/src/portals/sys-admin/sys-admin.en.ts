export const texts = {
  sysAdminShell: {
    users: 'Users',
    systemSpecies: 'System species',
    messages: 'Messages',
    smsNumbers: 'Numbers for texts',
    security: 'Security',
    directorPortal: 'Director portal',
    system: 'System',
    goTo: 'Go to',
  },
  smsNumbers: {
    title: 'Numbers for text messages',
    about: 'Text messages are sent from these numbers; a person always hears from the same one.',
  },
} as const
