import { escapeHtml } from '../server/escape-html.ts';
import { htmlPage } from './html-page.ts';

/** Addresses of the files that every page of the door has, relative to `/ui/`. */
export interface DoorFiles {
  readonly style: string;
  readonly link: string;
}

interface Field {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'password' | 'hidden';
  readonly autocomplete: string;
  readonly value?: string;
}

interface DoorPage {
  readonly title: string;
  readonly text?: string;
  readonly action: string;
  readonly button: string;
  readonly fields: readonly Field[];
  readonly error?: string | undefined;
  /** HTML below the form. */
  readonly more?: string;
  /** Whether a token in the fragment of the address is sent by script. */
  readonly readsFragment?: boolean;
}

interface Failed {
  readonly error?: string | undefined;
  readonly name?: string;
}

/** The page that whoever has not signed in gets; it works without scripts. */
export function signInPage(files: DoorFiles, { error, name }: Failed = {}): string {
  return page(files, {
    title: 'Sign in to core',
    action: 'sign-in',
    button: 'Sign in',
    fields: [
      { name: 'name', label: 'Name', type: 'text', autocomplete: 'username', value: name ?? '' },
      { name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' },
    ],
    error,
    more: '<p><a href="link">I have a link or a token</a></p>',
    readsFragment: true,
  });
}

/** For a token that is pasted, or that the script takes from the address. */
export function tokenPage(files: DoorFiles, { error }: Failed = {}): string {
  return page(files, {
    title: 'Open a link',
    text: 'Paste the link, or the token behind “#token=”. It is good once.',
    action: 'link',
    button: 'Go on',
    fields: [{ name: 'token', label: 'Link or token', type: 'text', autocomplete: 'off' }],
    error,
    more: '<p><a href="./">Sign in with a password</a></p>',
    readsFragment: true,
  });
}

export function choosePasswordPage(
  files: DoorFiles,
  { token, user, error }: Failed & { readonly token: string; readonly user: string },
): string {
  return page(files, {
    title: 'Choose a password',
    text: `You sign in as ${user} with it. At least 12 characters; a few words that do not belong together are good.`,
    action: 'password',
    button: 'Save and sign in',
    fields: [
      { name: 'token', label: '', type: 'hidden', autocomplete: 'off', value: token },
      { name: 'name', label: '', type: 'hidden', autocomplete: 'username', value: user },
      ...NEW_PASSWORD,
    ],
    error,
  });
}

export function firstUserPage(
  files: DoorFiles,
  { token, name, error }: Failed & { readonly token: string },
): string {
  return page(files, {
    title: 'The first user',
    text: 'This user manages keys, schedules, users, sources and workspaces. The password has at least 12 characters.',
    action: 'first-user',
    button: 'Save and sign in',
    fields: [
      { name: 'token', label: '', type: 'hidden', autocomplete: 'off', value: token },
      { name: 'name', label: 'Name', type: 'text', autocomplete: 'username', value: name ?? '' },
      ...NEW_PASSWORD,
    ],
    error,
  });
}

const NEW_PASSWORD: readonly Field[] = [
  { name: 'password', label: 'Password', type: 'password', autocomplete: 'new-password' },
  { name: 'again', label: 'The same again', type: 'password', autocomplete: 'new-password' },
];

function page({ style, link }: DoorFiles, parts: DoorPage): string {
  const { title, text, action, button, fields, error, more = '', readsFragment = false } = parts;
  const body = `<body class="door">
<main>
<h1>${escapeHtml(title)}</h1>
${text === undefined ? '' : `<p>${escapeHtml(text)}</p>`}
${error === undefined ? '' : `<p class="error" role="alert">${escapeHtml(error)}</p>`}
<form method="post" action="${escapeHtml(action)}">
${fields.map(fieldHtml).join('\n')}
<button type="submit">${escapeHtml(button)}</button>
</form>
${more}
</main>
</body>`;
  const script = `<script src="assets/${escapeHtml(link)}" defer></script>`;
  return htmlPage({ title, style, body, ...(readsFragment && { script }) });
}

function fieldHtml({ name, label, type, autocomplete, value }: Field): string {
  const attributes = `name="${name}" type="${type}" autocomplete="${autocomplete}"`;
  const given = value === undefined ? '' : ` value="${escapeHtml(value)}"`;
  if (type === 'hidden') return `<input ${attributes}${given}>`;
  return `<label>${escapeHtml(label)} <input ${attributes}${given} required></label>`;
}
