/** All texts of this remote. Failure messages of calls are on their endpoints. */
export const messages = {
  logIn: 'Log in',
  loginIntroduction: 'We send a 4-digit code to your phone. No password.',
  countryCode: '+91',
  phoneNumber: 'Phone number',
  phoneHelp: '10 digits. You must be 18 or older to hold an account.',
  sendCode: 'Send OTP',
  /** Followed by the links `terms` and `privacy`. */
  agreement: 'By logging in you agree to the',
  terms: 'Terms and Conditions',
  and: 'and the',
  privacy: 'Privacy Policy',
  inNewTab: 'opens in a new tab',

  enterCode: 'Enter the code',
  codeSentTo: 'Sent to',
  backToPhone: 'Back to phone number',
  code: '4-digit code',
  verify: 'Verify',
  resendIn: 'Resend code in',
  resend: 'Resend code',

  resendFailed: 'Failed to resend OTP.',
  verificationFailed: 'OTP verification failed.',
  noResponse: 'No server response. Check connection.',
  tryAgainIn: (wait: string) => `Try again in ${wait}.`,
  seconds: (count: number) => (count === 1 ? '1 second' : `${count} seconds`),
  minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  storageDenied:
    'Your browser blocks storage for this site, so you cannot stay logged in. Allow this site to store data, then log in again.',
  welcomeBack: 'Login successful! Welcome back.',

  accountMenu: 'Account',
  /** Shown instead of a missing email (SITE-10). */
  loggedIn: 'Logged in Successfully',
  accountLoading: 'Loading your account',
  accountFailed: 'Your account could not be loaded',
  logOut: 'Logout',
} as const;
