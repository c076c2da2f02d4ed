let page = document.title;
/** What stands before the title of the page: how many tables wait. */
let mark = '';

const show = (): void => {
  document.title = mark === '' ? page : `${mark} · ${page}`;
};

export function setPageTitle(title: string): void {
  page = title;
  show();
}

export function setTitleMark(to: string): void {
  mark = to;
  show();
}
