export const texts = {
  setup: {
    alreadySetUp: 'Already set up',
    alreadySetUpText: 'This system already has an administrator. Please log in.',
    logIn: 'Log in',
    welcome: 'Welcome to {name}',
    welcomeText: 'This system is new. Create the account that manages it; add directors next.',
    setupCode: 'Setup code',
    setupCodeHelp: 'Shown in the terminal where this server was started.',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    password: 'Password',
    createAdministrator: 'Create administrator',
  },
} as const
