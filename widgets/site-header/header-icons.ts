/** What `Icon` draws in the header. */
export const searchIcon = 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.5 15.5L20 20';
export const personIcon = 'M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8M4.5 20c.6-4 3.7-5.5 7.5-5.5s6.9 1.5 7.5 5.5';
export const menuIcon = 'M4 7h16M4 12h16M4 17h16';
