/** The website of a company, which is not told where its visitor comes from; what is no web address is text. */
export function WebsiteLink({ website }: { readonly website: string }) {
  const address = /^https?:\/\//i.test(website) ? website : `https://${website}`;
  if (!isWebsite(address)) return <bdi>{website}</bdi>;
  return (
    <a href={address} rel="noreferrer" target="_blank">
      <bdi>{website}</bdi>
    </a>
  );
}

/** `javascript:alert(1)` behind `https://` is none either: it has no host with a dot. */
function isWebsite(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, username } = new URL(address);
  return hostname.includes('.') && username === '';
}
