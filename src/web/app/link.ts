/** On the pages of the door. */
const [, token] = /^#token=([\w-]+)$/.exec(location.hash) ?? [];
if (token !== undefined) sendToken(token);
else if (location.hash.startsWith('#/')) goOnTo(location.hash);

/** A token in the fragment of the address is sent at once, and leaves the address. */
function sendToken(value: string): void {
  history.replaceState(null, '', location.pathname);
  const form = document.createElement('form');
  form.method = 'post';
  form.action = 'link';
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = 'token';
  field.value = value;
  form.append(field);
  document.body.append(form);
  form.submit();
}

/** The page that was asked for is shown after the sign-in: a redirect keeps the fragment that a form was sent with. */
function goOnTo(page: string): void {
  for (const form of document.forms) form.action = form.action.replace(/#.*|$/, page);
}
