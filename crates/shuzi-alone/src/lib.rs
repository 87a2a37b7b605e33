//! What a browser calls, for a phone alone: a request is written into the room, and its answer is
//! read there. What they hold is in `shuzi_page::Alone`; `assets/phone/alone/worker.js` is the other
//! side.

use std::cell::RefCell;

use shuzi_page::Alone;

thread_local! {
    static ROOM: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static PHONE: RefCell<Alone> = RefCell::default();
}

/// Makes room for a request of so many bytes, and returns where it is.
// SAFETY: no other function of this name is linked in.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
pub extern "C" fn room(length: usize) -> *mut u8 {
    ROOM.with_borrow_mut(|room| {
        room.clear();
        room.resize(length, 0);
        room.as_mut_ptr()
    })
}

/// Answers the request in the room, and returns how long the answer is that is there now.
// SAFETY: no other function of this name is linked in.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> usize {
    let request = ROOM.take();
    let answer = PHONE.with_borrow_mut(|phone| phone.answer(&request));
    ROOM.replace(answer);
    ROOM.with_borrow(Vec::len)
}

/// Returns where the answer is.
// SAFETY: no other function of this name is linked in.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
pub extern "C" fn place() -> *const u8 {
    ROOM.with_borrow(Vec::as_ptr)
}
